import { expect, test } from "vitest"

import { middleOf } from "./process-picture.ts"

test.each([
  { width: 3000, height: 4000, area: { x: 0, y: 0, width: 3000, height: 4000 } },
  { width: 16_000, height: 1000, area: { x: 6500, y: 0, width: 3000, height: 1000 } },
  { width: 300, height: 4000, area: { x: 0, y: 1200, width: 300, height: 1600 } },
])("of a photo of $width x $height, $area is shown to be cropped", ({ width, height, area }) =>
  expect(middleOf({ width: 336, height: 448 }, { width, height })).toEqual(area),
)
