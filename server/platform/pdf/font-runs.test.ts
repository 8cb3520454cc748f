import { expect, test } from "vitest"

import { fontRuns } from "./font-runs.ts"

test.each([
  { text: "", runs: [] },
  { text: "Ram Lal (राम), 12", runs: ["devanagari:Ram Lal (राम), 12"] },
  { text: "ਹਰਪ੍ਰੀਤ ਸਿੰਘ (Late)", runs: ["gurmukhi:ਹਰਪ੍ਰੀਤ ਸਿੰਘ (", "devanagari:Late)"] },
  { text: "সুমিত্রা দেবী", runs: ["bengali:সুমিত্রা দেবী"] },
  {
    text: "1. محمد عارف خان (Late)",
    runs: [
      "devanagari:1. ",
      "arabic:خان",
      "devanagari: ",
      "arabic:عارف",
      "devanagari: ",
      "arabic:محمد",
      "devanagari: (Late)",
    ],
  },
  { text: "شاہ\u200cجہاں", runs: ["arabic:شاہ\u200cجہاں"] },
])("the fonts of '$text'", ({ text, runs }) =>
  expect(fontRuns(text).map((run) => `${run.font}:${run.text}`)).toEqual(runs),
)
