// HouseRules
