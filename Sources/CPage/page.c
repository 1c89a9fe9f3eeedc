// A file of the page is an array here and a line in the table below.

#include "page.h"

// The compiler knows the directive in every mode, and says that it is newer than the others.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "index.html"
};
static const unsigned char page_css[] = {
#embed "page.css"
};
static const unsigned char page_work_css[] = {
#embed "page/work.css"
};
static const unsigned char page_stage_css[] = {
#embed "page/stage.css"
};
static const unsigned char page_map_css[] = {
#embed "page/map.css"
};
static const unsigned char icon_svg[] = {
#embed "icon.svg"
};
static const unsigned char page_base_api_js[] = {
#embed "page/base/api.js"
};
static const unsigned char page_base_connection_js[] = {
#embed "page/base/connection.js"
};
static const unsigned char page_base_dialog_js[] = {
#embed "page/base/dialog.js"
};
static const unsigned char page_base_dom_js[] = {
#embed "page/base/dom.js"
};
static const unsigned char page_base_events_js[] = {
#embed "page/base/events.js"
};
static const unsigned char page_base_first_js[] = {
#embed "page/base/first.js"
};
static const unsigned char page_base_preferences_js[] = {
#embed "page/base/preferences.js"
};
static const unsigned char page_base_signal_js[] = {
#embed "page/base/signal.js"
};
static const unsigned char page_base_words_js[] = {
#embed "page/base/words.js"
};
static const unsigned char page_editor_conflict_js[] = {
#embed "page/editor/conflict.js"
};
static const unsigned char page_editor_diff_js[] = {
#embed "page/editor/diff.js"
};
static const unsigned char page_editor_editor_js[] = {
#embed "page/editor/editor.js"
};
static const unsigned char page_editor_literalfield_js[] = {
#embed "page/editor/literalfield.js"
};
static const unsigned char page_editor_literals_js[] = {
#embed "page/editor/literals.js"
};
static const unsigned char page_editor_problems_js[] = {
#embed "page/editor/problems.js"
};
static const unsigned char page_editor_saving_js[] = {
#embed "page/editor/saving.js"
};
static const unsigned char page_editor_text_js[] = {
#embed "page/editor/text.js"
};
static const unsigned char page_exercise_cards_js[] = {
#embed "page/exercise/cards.js"
};
static const unsigned char page_exercise_checking_js[] = {
#embed "page/exercise/checking.js"
};
static const unsigned char page_exercise_colored_js[] = {
#embed "page/exercise/colored.js"
};
static const unsigned char page_exercise_diagnoses_js[] = {
#embed "page/exercise/diagnoses.js"
};
static const unsigned char page_exercise_history_js[] = {
#embed "page/exercise/history.js"
};
static const unsigned char page_exercise_living_js[] = {
#embed "page/exercise/living.js"
};
static const unsigned char page_exercise_off_js[] = {
#embed "page/exercise/off.js"
};
static const unsigned char page_exercise_predict_js[] = {
#embed "page/exercise/predict.js"
};
static const unsigned char page_exercise_scenarios_js[] = {
#embed "page/exercise/scenarios.js"
};
static const unsigned char page_main_js[] = {
#embed "page/main.js"
};
static const unsigned char page_stage_bench_js[] = {
#embed "page/stage/bench.js"
};
static const unsigned char page_stage_coach_js[] = {
#embed "page/stage/coach.js"
};
static const unsigned char page_stage_controlfields_js[] = {
#embed "page/stage/controlfields.js"
};
static const unsigned char page_stage_controls_js[] = {
#embed "page/stage/controls.js"
};
static const unsigned char page_stage_frames_js[] = {
#embed "page/stage/frames.js"
};
static const unsigned char page_stage_geometry_js[] = {
#embed "page/stage/geometry.js"
};
static const unsigned char page_stage_glide_js[] = {
#embed "page/stage/glide.js"
};
static const unsigned char page_stage_goal_js[] = {
#embed "page/stage/goal.js"
};
static const unsigned char page_stage_guidetable_js[] = {
#embed "page/stage/guidetable.js"
};
static const unsigned char page_stage_guidetouch_js[] = {
#embed "page/stage/guidetouch.js"
};
static const unsigned char page_stage_lines_js[] = {
#embed "page/stage/lines.js"
};
static const unsigned char page_stage_marks_js[] = {
#embed "page/stage/marks.js"
};
static const unsigned char page_stage_overlay_js[] = {
#embed "page/stage/overlay.js"
};
static const unsigned char page_stage_popover_js[] = {
#embed "page/stage/popover.js"
};
static const unsigned char page_stage_resize_js[] = {
#embed "page/stage/resize.js"
};
static const unsigned char page_stage_selection_js[] = {
#embed "page/stage/selection.js"
};
static const unsigned char page_stage_settings_js[] = {
#embed "page/stage/settings.js"
};
static const unsigned char page_stage_stage_js[] = {
#embed "page/stage/stage.js"
};
static const unsigned char page_stage_steps_js[] = {
#embed "page/stage/steps.js"
};
static const unsigned char page_stage_targets_js[] = {
#embed "page/stage/targets.js"
};
static const unsigned char page_stage_timeline_js[] = {
#embed "page/stage/timeline.js"
};
static const unsigned char page_stage_touch_js[] = {
#embed "page/stage/touch.js"
};
static const unsigned char page_tools_compare_js[] = {
#embed "page/tools/compare.js"
};
static const unsigned char page_tools_dock_js[] = {
#embed "page/tools/dock.js"
};
static const unsigned char page_tools_laidout_js[] = {
#embed "page/tools/laidout.js"
};
static const unsigned char page_tools_panel_js[] = {
#embed "page/tools/panel.js"
};
static const unsigned char page_tools_plot_js[] = {
#embed "page/tools/plot.js"
};
static const unsigned char page_tools_prediction_js[] = {
#embed "page/tools/prediction.js"
};
static const unsigned char page_tools_share_js[] = {
#embed "page/tools/share.js"
};
static const unsigned char page_tools_sweep_js[] = {
#embed "page/tools/sweep.js"
};
static const unsigned char page_tools_values_js[] = {
#embed "page/tools/values.js"
};
static const unsigned char page_tools_variants_js[] = {
#embed "page/tools/variants.js"
};
static const unsigned char page_views_chapterart_js[] = {
#embed "page/views/chapterart.js"
};
static const unsigned char page_views_exercise_js[] = {
#embed "page/views/exercise.js"
};
static const unsigned char page_views_keys_js[] = {
#embed "page/views/keys.js"
};
static const unsigned char page_views_map_js[] = {
#embed "page/views/map.js"
};
static const unsigned char page_views_playground_js[] = {
#embed "page/views/playground.js"
};
static const unsigned char page_views_splitter_js[] = {
#embed "page/views/splitter.js"
};
static const unsigned char page_views_thumbnail_js[] = {
#embed "page/views/thumbnail.js"
};
static const unsigned char page_views_workspace_js[] = {
#embed "page/views/workspace.js"
};

#define HTML "text/html; charset=utf-8"
#define CSS "text/css; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"
#define SVG "image/svg+xml"
#define PAGE_FILE(address, type, array) {address, type, array, sizeof array}

static const struct page_file page_files[] = {
  PAGE_FILE("/", HTML, index_html),
  PAGE_FILE("/page.css", CSS, page_css),
  PAGE_FILE("/page/work.css", CSS, page_work_css),
  PAGE_FILE("/page/stage.css", CSS, page_stage_css),
  PAGE_FILE("/page/map.css", CSS, page_map_css),
  PAGE_FILE("/icon.svg", SVG, icon_svg),
  PAGE_FILE("/page/base/api.js", SCRIPT, page_base_api_js),
  PAGE_FILE("/page/base/connection.js", SCRIPT, page_base_connection_js),
  PAGE_FILE("/page/base/dialog.js", SCRIPT, page_base_dialog_js),
  PAGE_FILE("/page/base/dom.js", SCRIPT, page_base_dom_js),
  PAGE_FILE("/page/base/events.js", SCRIPT, page_base_events_js),
  PAGE_FILE("/page/base/first.js", SCRIPT, page_base_first_js),
  PAGE_FILE("/page/base/preferences.js", SCRIPT, page_base_preferences_js),
  PAGE_FILE("/page/base/signal.js", SCRIPT, page_base_signal_js),
  PAGE_FILE("/page/base/words.js", SCRIPT, page_base_words_js),
  PAGE_FILE("/page/editor/conflict.js", SCRIPT, page_editor_conflict_js),
  PAGE_FILE("/page/editor/diff.js", SCRIPT, page_editor_diff_js),
  PAGE_FILE("/page/editor/editor.js", SCRIPT, page_editor_editor_js),
  PAGE_FILE("/page/editor/literalfield.js", SCRIPT, page_editor_literalfield_js),
  PAGE_FILE("/page/editor/literals.js", SCRIPT, page_editor_literals_js),
  PAGE_FILE("/page/editor/problems.js", SCRIPT, page_editor_problems_js),
  PAGE_FILE("/page/editor/saving.js", SCRIPT, page_editor_saving_js),
  PAGE_FILE("/page/editor/text.js", SCRIPT, page_editor_text_js),
  PAGE_FILE("/page/exercise/cards.js", SCRIPT, page_exercise_cards_js),
  PAGE_FILE("/page/exercise/checking.js", SCRIPT, page_exercise_checking_js),
  PAGE_FILE("/page/exercise/colored.js", SCRIPT, page_exercise_colored_js),
  PAGE_FILE("/page/exercise/diagnoses.js", SCRIPT, page_exercise_diagnoses_js),
  PAGE_FILE("/page/exercise/history.js", SCRIPT, page_exercise_history_js),
  PAGE_FILE("/page/exercise/living.js", SCRIPT, page_exercise_living_js),
  PAGE_FILE("/page/exercise/off.js", SCRIPT, page_exercise_off_js),
  PAGE_FILE("/page/exercise/predict.js", SCRIPT, page_exercise_predict_js),
  PAGE_FILE("/page/exercise/scenarios.js", SCRIPT, page_exercise_scenarios_js),
  PAGE_FILE("/page/main.js", SCRIPT, page_main_js),
  PAGE_FILE("/page/stage/bench.js", SCRIPT, page_stage_bench_js),
  PAGE_FILE("/page/stage/coach.js", SCRIPT, page_stage_coach_js),
  PAGE_FILE("/page/stage/controlfields.js", SCRIPT, page_stage_controlfields_js),
  PAGE_FILE("/page/stage/controls.js", SCRIPT, page_stage_controls_js),
  PAGE_FILE("/page/stage/frames.js", SCRIPT, page_stage_frames_js),
  PAGE_FILE("/page/stage/geometry.js", SCRIPT, page_stage_geometry_js),
  PAGE_FILE("/page/stage/glide.js", SCRIPT, page_stage_glide_js),
  PAGE_FILE("/page/stage/goal.js", SCRIPT, page_stage_goal_js),
  PAGE_FILE("/page/stage/guidetable.js", SCRIPT, page_stage_guidetable_js),
  PAGE_FILE("/page/stage/guidetouch.js", SCRIPT, page_stage_guidetouch_js),
  PAGE_FILE("/page/stage/lines.js", SCRIPT, page_stage_lines_js),
  PAGE_FILE("/page/stage/marks.js", SCRIPT, page_stage_marks_js),
  PAGE_FILE("/page/stage/overlay.js", SCRIPT, page_stage_overlay_js),
  PAGE_FILE("/page/stage/popover.js", SCRIPT, page_stage_popover_js),
  PAGE_FILE("/page/stage/resize.js", SCRIPT, page_stage_resize_js),
  PAGE_FILE("/page/stage/selection.js", SCRIPT, page_stage_selection_js),
  PAGE_FILE("/page/stage/settings.js", SCRIPT, page_stage_settings_js),
  PAGE_FILE("/page/stage/stage.js", SCRIPT, page_stage_stage_js),
  PAGE_FILE("/page/stage/steps.js", SCRIPT, page_stage_steps_js),
  PAGE_FILE("/page/stage/targets.js", SCRIPT, page_stage_targets_js),
  PAGE_FILE("/page/stage/timeline.js", SCRIPT, page_stage_timeline_js),
  PAGE_FILE("/page/stage/touch.js", SCRIPT, page_stage_touch_js),
  PAGE_FILE("/page/tools/compare.js", SCRIPT, page_tools_compare_js),
  PAGE_FILE("/page/tools/dock.js", SCRIPT, page_tools_dock_js),
  PAGE_FILE("/page/tools/laidout.js", SCRIPT, page_tools_laidout_js),
  PAGE_FILE("/page/tools/panel.js", SCRIPT, page_tools_panel_js),
  PAGE_FILE("/page/tools/plot.js", SCRIPT, page_tools_plot_js),
  PAGE_FILE("/page/tools/prediction.js", SCRIPT, page_tools_prediction_js),
  PAGE_FILE("/page/tools/share.js", SCRIPT, page_tools_share_js),
  PAGE_FILE("/page/tools/sweep.js", SCRIPT, page_tools_sweep_js),
  PAGE_FILE("/page/tools/values.js", SCRIPT, page_tools_values_js),
  PAGE_FILE("/page/tools/variants.js", SCRIPT, page_tools_variants_js),
  PAGE_FILE("/page/views/chapterart.js", SCRIPT, page_views_chapterart_js),
  PAGE_FILE("/page/views/exercise.js", SCRIPT, page_views_exercise_js),
  PAGE_FILE("/page/views/keys.js", SCRIPT, page_views_keys_js),
  PAGE_FILE("/page/views/map.js", SCRIPT, page_views_map_js),
  PAGE_FILE("/page/views/playground.js", SCRIPT, page_views_playground_js),
  PAGE_FILE("/page/views/splitter.js", SCRIPT, page_views_splitter_js),
  PAGE_FILE("/page/views/thumbnail.js", SCRIPT, page_views_thumbnail_js),
  PAGE_FILE("/page/views/workspace.js", SCRIPT, page_views_workspace_js),
};

const size_t page_file_count = sizeof page_files / sizeof *page_files;

const struct page_file *page_files_start(void) { return page_files; }
