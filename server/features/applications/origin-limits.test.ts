import { expect, test } from "vitest"

import { admitWithinLimits, type Origin } from "./origin-limits.ts"

const limits = {
  address: { perDay: 2, perFortnight: 3 },
  network: { perDay: 4, perFortnight: 6 },
}
const from = (address: string, network = "n", isLimited = true): Origin => ({
  id: address,
  image: "",
  address,
  network,
  isLimited,
})
const stored = (perDay: number, perFortnight = perDay) => ({ perDay, perFortnight })

test.each<{
  case: string
  batch: (Origin | undefined)[]
  address?: Record<string, ReturnType<typeof stored>>
  network?: Record<string, ReturnType<typeof stored>>
  admitted: boolean[]
}>([
  {
    case: "up to the day's limit",
    batch: [from("a"), from("a"), from("a")],
    admitted: [true, true, false],
  },
  {
    case: "what is stored counts",
    batch: [from("a"), from("a")],
    address: { a: stored(1) },
    admitted: [true, false],
  },
  {
    case: "a fortnight's limit",
    batch: [from("a"), from("a")],
    address: { a: stored(0, 2) },
    admitted: [true, false],
  },
  {
    case: "another address",
    batch: [from("a"), from("b")],
    address: { a: stored(2) },
    admitted: [false, true],
  },
  {
    case: "a network of many addresses",
    batch: ["a", "b", "c"].map((one) => from(one)),
    network: { n: stored(2) },
    admitted: [true, true, false],
  },
  {
    case: "a network's fortnight",
    batch: [from("a"), from("b", "m")],
    network: { n: stored(0, 6) },
    admitted: [false, true],
  },
  {
    case: "one that is refused does not count",
    batch: [from("a"), from("a"), from("a"), from("b"), from("b")],
    network: { n: stored(0) },
    admitted: [true, true, false, true, true],
  },
  {
    case: "exempt networks and paper forms",
    batch: [from("a", "n", false), undefined, from("a", "n", false)],
    address: { a: stored(9) },
    admitted: [true, true, true],
  },
])("$case", ({ batch, address = {}, network = {}, admitted }) => {
  const counts = {
    address: new Map(Object.entries(address)),
    network: new Map(Object.entries(network)),
  }
  expect(admitWithinLimits(batch, counts, limits)).toEqual(admitted)
})
