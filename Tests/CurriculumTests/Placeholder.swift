// Curriculum
