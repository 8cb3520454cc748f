import { expect, test } from "vitest"

import { mentions } from "./written-names.ts"

test.each([
  { text: "U.P. Board, Prayagraj", name: "UP Board", is: true },
  { text: "up  board", name: "U.P. BOARD", is: true },
  { text: "Political Science, Hindi", name: "political science", is: true },
  { text: "Science, Political Hindi", name: "Political Science", is: false },
  { text: "Biochemistry", name: "Chemistry", is: false },
  { text: "हिन्दी, भौतिक विज्ञान, गणित", name: "भौतिक विज्ञान", is: true },
  { text: "भौतिकी", name: "भौतिक", is: false },
  { text: "", name: "Physics", is: false },
])("'$text' mentions '$name': $is", ({ text, name, is }) => expect(mentions(text, name)).toBe(is))
