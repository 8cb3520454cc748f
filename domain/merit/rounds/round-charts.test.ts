import { expect, test } from "vitest"

import { acceptancesByDay, indexHistogram } from "./round-charts.ts"

test("the histogram counts each category in steps of five points, from the lowest to the highest", () =>
  expect(
    indexHistogram([
      { category: "GEN", index: 7000 },
      { category: "SC", index: 7499 },
      { category: "GEN", index: 6999 },
      { category: "GEN", index: 8200 },
    ]),
  ).toEqual([
    { from: 6500, counts: { GEN: 1 } },
    { from: 7000, counts: { GEN: 1, SC: 1 } },
    { from: 7500, counts: {} },
    { from: 8000, counts: { GEN: 1 } },
  ]))

test("without people there is no histogram", () => expect(indexHistogram([])).toEqual([]))

test("acceptances are counted by the day in India", () =>
  expect(
    acceptancesByDay([
      { state: "accepted", answeredAt: "2025-07-12T19:00:00.000Z" },
      { state: "accepted", answeredAt: "2025-07-13T05:00:00.000Z" },
      { state: "accepted", answeredAt: "2025-07-12T05:00:00.000Z" },
      { state: "declined", answeredAt: "2025-07-12T05:00:00.000Z" },
      { state: "offered", answeredAt: null },
    ]),
  ).toEqual([
    { day: "2025-07-12", count: 1 },
    { day: "2025-07-13", count: 2 },
  ]))
