/** Colours of states: text on its ground, each pair above 4.5:1. */
export const tones = {
  strong: ["#ffffff", "#14297a"],
  calm: ["#14297a", "#e6eaf7"],
  busy: ["#5c3a00", "#fff0cc"],
  waiting: ["#7a2e00", "#ffe6d9"],
  ready: ["#0b4a63", "#dff1f9"],
  good: ["#14532d", "#dff3e4"],
  bad: ["#8c1d18", "#fbe6e4"],
  over: ["#3f3f46", "#ececee"],
} as const satisfies Record<string, readonly [text: string, ground: string]>

export type Tone = keyof typeof tones
