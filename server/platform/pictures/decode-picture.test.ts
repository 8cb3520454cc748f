import { execFileSync } from "node:child_process"

import { expect, test } from "vitest"

import { classifyTransientError } from "#server/platform/database/database-errors.ts"
import { makePng } from "#tests/support/samples/build-png.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"

import { createPictureDecoder } from "./decode-picture.ts"

/** Within every limit of the header. Decoding takes 0.14 to 0.5 s, a usual picture 10 ms; and 60 MB more than the process without a picture. */
const costly = makePng({
  width: 4080,
  height: 3060,
  depth: 8,
  colourType: 6,
  isInterlaced: true,
})
const [png] = await makePictures("png")

/** The ids of the processes of this one that decode pictures. */
const decoders = () =>
  execFileSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.trim().split(/\s+/)[1] === String(process.pid))
    .filter((line) => line.includes("tinypool"))
    .map((line) => Number(line.trim().split(/\s+/)[0]))

/** Whether a process runs, or has ended and Node has not yet read its exit code. */
const isKnown = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  { limit: "processor time", limits: { cpuMs: 50, memoryMb: 1000 } },
  { limit: "memory", limits: { cpuMs: 60_000, memoryMb: 105 } },
])(
  "a picture above the limit of $limit is refused, and the next one decoded",
  async ({ limits }) => {
    const decode = createPictureDecoder({ limits })
    const [refused, next] = await Promise.all([
      decode("toJpeg", costly, { name: "image" }),
      decode("toJpeg", png.bytes, { name: "image" }),
    ])
    expect(refused).toEqual({ problem: "too_complex" })
    expect(next).toHaveProperty("jpeg")
  },
)

test.each([
  { limit: "processor time", encodingLimits: { cpuMs: 50, memoryMb: 1000 } },
  { limit: "memory", encodingLimits: { cpuMs: 60_000, memoryMb: 60 } },
])(
  "variants above the limit of $limit are refused, and the next picture is decoded",
  async ({ encodingLimits }) => {
    const decode = createPictureDecoder({ encodingLimits })
    const options = { frame: { width: 1280, height: 2560 }, widths: [1280] }
    const [refused, next] = await Promise.all([
      decode("toVariants", costly, options),
      decode("toJpeg", png.bytes, { name: "image" }),
    ])
    expect(refused).toEqual({ problem: "too_complex" })
    expect(next).toHaveProperty("jpeg")
  },
)

test("a picture that takes too long is refused, and the next one decoded", async () => {
  const before = decoders()
  const hanging = createPictureDecoder({ timeoutMs: 1 })
  expect(await hanging("toJpeg", png.bytes, { name: "image" })).toEqual({ problem: "too_complex" })
  await expect.poll(decoders).toEqual(before)
})

test("the process starts with the first picture, serves the next, and ends when idle", async () => {
  const before = decoders()
  const added = () => decoders().filter((pid) => !before.includes(pid))
  const decode = createPictureDecoder({ idleMs: 1000 })
  expect(added()).toEqual([])
  expect(await decode("toJpeg", png.bytes, { name: "image" })).toHaveProperty("jpeg")
  const started = added()
  expect(started).toHaveLength(1)
  expect(await decode("toJpeg", png.bytes, { name: "image" })).toHaveProperty("jpeg")
  expect(added()).toEqual(started)
  await expect.poll(added).toEqual([])
  expect(await decode("toJpeg", png.bytes, { name: "image" })).toHaveProperty("jpeg")
})

test("a process that is killed while idle is replaced", async () => {
  const before = decoders()
  const decode = createPictureDecoder()
  await decode("toJpeg", png.bytes, { name: "image" })
  const pid = decoders().find((id) => !before.includes(id))
  process.kill(pid!, "SIGKILL")
  // Until this process has heard of it. A killed one is in the list of processes until then.
  await expect.poll(() => isKnown(pid!)).toBe(false)
  expect(await decode("toJpeg", png.bytes, { name: "image" })).toHaveProperty("jpeg")
})

test("a process that cannot start is a transient error, and does not blame the picture", async () => {
  const decode = createPictureDecoder()
  const node = process.execPath
  try {
    process.execPath = "/nowhere/node"
    const error = await decode("toJpeg", png.bytes, { name: "image" }).catch((reason) => reason)
    expect(classifyTransientError(error)).toBe("picture decoder")
  } finally {
    process.execPath = node
  }
  expect(await decode("toJpeg", png.bytes, { name: "image" })).toHaveProperty("jpeg")
})
