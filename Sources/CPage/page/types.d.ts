// What the server answers and what is asked of it: the page's protocol, version 1. Read by the type checker only.

export type Range = [number, number];
export type Point = [number, number];
export type Size = [number, number];
/** x, y, width, height in points of the stage. */
export type Frame = [number, number, number, number];
export type Axis = 'horizontal' | 'vertical';

export interface Edit { range: Range; text: string }
export interface Fix { title: string; edits: Edit[] }
export interface Problem {
  severity: 'error' | 'warning'; message: string; range: Range | null; file: number; notes: string[]; fix: Fix | null;
}

export type Subject = { exercise: string; scenario?: string } | { file: string } | { lesson: string };

export interface Tally { exercises: number; done: number; tried: number; words: string }
export interface ExerciseLine {
  id: string; number: string; title: string; minutes: number; kind: string; state: 'done' | 'tried' | 'new';
  optional: boolean; skipped: boolean; concepts: string[];
}
export interface Course {
  title: string; language: string; languages: string[]; workFolder: string;
  chapters: { number: number; title: string; exercises: ExerciseLine[] }[];
  current: string | null; tally: Tally; /** How many exercises are due for review, as `html`. */ reviews?: string | null;
  playgrounds: Playground[];
}
/** `isPacks`: the pack has one of that name, too. */
export interface Playground { id: string; title: string; summary: string; isOwn: boolean; isPacks: boolean }

export interface Step {
  tap?: string; count?: number; at?: Point; longPress?: string; drag?: string; by?: Point; released?: boolean;
  set?: string; to?: unknown; scroll?: string; wait?: number;
}
export interface Scenario { id: string; words: string; size: Size; isHidden: boolean; steps: Step[] }
export interface Question {
  name: string; variant?: string; range: Range | null; words: string; choices: string[] | null;
}
export interface Exercise {
  id: string; number: string; title: string; goal: string; chapter: string; minutes: number; kind: string; state: string;
  attempts: number; lesson: string; given: string | null; file: string; text: string; fingerprint: string;
  todo: Range | null; scenarios: Scenario[]; hints: Hints; previous: string | null; next: string | null;
  questions?: Question[]; /** `touchable`: its code, where something in it reacts. */
  lessonDrawing?: { light: string; dark: string; touchable?: string | null } | null;
}
export interface Hints { shown: number; of: number; texts: string[]; special?: string | null }
export interface LayoutFile {
  id: string; title: string; summary: string; text: string; fingerprint: string; isOwn: boolean;
}

export type SaveAnswer = { saved: true; fingerprint: string } | { conflict: true; theirs: string; fingerprint: string };

export interface SceneNode {
  parent: number | null; kind: string; label: string; names: string[]; isContainer: boolean; isModifier: boolean;
  isShown: boolean; frame: Frame; proposal: [number | string | null, number | string | null] | null;
  range: Range | null; nameRange: Range | null; parameters: Record<string, unknown>;
  alignment?: { kind: string; choices: string[]; current?: string } | null;
}
export interface GuideMark {
  node: number; key: string; axis: Axis; value: number; position: number; isExplicit: boolean; range: Range | null;
}
export interface Line {
  container: number | null; key: string; axis: Axis; position: number;
  ticks: { node: number; value: number; isExplicit: boolean }[];
}
export interface Control {
  kind: 'button' | 'toggle' | 'slider' | 'stepper' | 'picker' | 'text'; label: string; value: unknown;
  min?: number | null; max?: number | null; step?: number | null; choices?: { value: unknown; label: string }[] | null;
}
export interface Touch {
  frame: Frame; node?: number | null; takes: string[]; isDisabled: boolean; label?: string | null; range?: Range | null; control: Control | null;
  scroll: { axes?: string[]; offset: Point; content?: Size } | null;
}
export interface Literal {
  range: Range; kind: 'number' | 'flag' | 'color' | 'choice'; text: string; label: string;
  min?: number | null; max?: number | null; step?: number | null; choices?: string[] | null;
}
export interface MovingView {
  name: string; frame: Frame; opacity: number; rotation: number; scale: Point; passage: 'inserted' | 'removed' | null;
}
export interface Instant { seconds: number; drawing: string; views: MovingView[] }
export interface Scene {
  serial: number; stage: Size; /** Around what it is about. */ content: Frame; drawing: string; views: { name: string; node?: number | null; frame: Frame }[];
  nodes: SceneNode[]; lines: Line[]; guides: GuideMark[]; touches: Touch[]; literals: Literal[];
  expected: { name: string; frame: Frame }[]; off: { name: string; words: string }[];
  changes: { moved: string[]; inserted: string[]; removed: string[]; words: string } | null;
  motion: { duration: number; instants: Instant[] } | null; warnings: Problem[];
}
export interface SceneProblems { serial: number; problems: Problem[]; failedStep?: number | null }

export interface SceneSettings {
  stage: Size | null; scale: number | null; direction: string | null; textSize: string | null; dark: boolean | null;
}

/** A reason, as far as it is told: `reveal` of its `steps`. */
export interface Diagnosis {
  id: string; reveal: number; steps: number; where: string; why?: string | null; direction?: string | null;
  range: Range | null; fix: { words: string; edits: { range: Range; text: string }[] } | null;
}

export interface Verdict {
  verdict: 'passed' | 'notYet' | 'notUnderstood'; html: string; advice: string; summary: string;
  scenarios: { id: string; passed: boolean; matching: number; checked: number; words: string; isHidden: boolean }[];
  problems: Problem[];
  diagnoses: Diagnosis[];
  idea: string | null; why: string | null; other: { title: string; text: string } | null; next: string | null; tally: Tally | null;
}

export interface Sweep {
  drawing: string; breaks: { at: number; words: string }[];
  curves: { name: string; points: [number, Frame | null][] }[];
}
