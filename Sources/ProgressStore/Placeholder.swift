// ProgressStore
