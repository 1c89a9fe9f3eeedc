// LayoutLanguage
