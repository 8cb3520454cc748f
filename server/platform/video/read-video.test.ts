import { readFileSync } from "node:fs"
import { join } from "node:path"

import { describe, expect, test } from "vitest"

import { contentPath } from "#content/content-path.ts"
import { contentOf } from "#server/platform/files/file-content.ts"
import { makeMp4, mp4Box } from "#tests/support/samples/videos.ts"

import { findCaptionsProblem } from "./read-captions.ts"
import { readVideo } from "./read-video.ts"

const clip = (name: string) => readFileSync(join(contentPath("videos"), name))
const read = (bytes: Uint8Array) => readVideo(contentOf(bytes))

test.each([
  { name: "campus-walk.mp4", ending: "mp4" },
  { name: "campus-walk.webm", ending: "webm" },
])("reads $name", async ({ name, ending }) => expect(await read(clip(name))).toEqual({ ending }))

test.each([
  { codec: "avc1", read: { ending: "mp4" } },
  { codec: "av01", read: { ending: "mp4" } },
  { codec: "vp09", read: { ending: "mp4" } },
  { codec: "hvc1", read: { problem: "codec" } },
  { codec: "hev1", read: { problem: "codec" } },
  { codec: "mp4v", read: { problem: "codec" } },
])("an MP4 with $codec: $read", async ({ codec, read: expected }) =>
  expect(await read(makeMp4({ codec }))).toEqual(expected),
)

describe("refuses", () => {
  const mp4 = makeMp4()
  const webm = clip("campus-walk.webm")
  test.each([
    { what: "a text", bytes: Buffer.from("a film of the campus"), problem: "format" },
    { what: "nothing", bytes: Buffer.alloc(0), problem: "format" },
    { what: "QuickTime", bytes: makeMp4({ brand: "qt  " }), problem: "format" },
    { what: "a picture of a phone", bytes: makeMp4({ brand: "heic" }), problem: "format" },
    { what: "sound", bytes: makeMp4({ brand: "M4A " }), problem: "format" },
    { what: "an MP4 that breaks off", bytes: mp4.subarray(0, -1), problem: "damaged" },
    { what: "an MP4 with more", bytes: Buffer.concat([mp4, Buffer.alloc(3)]), problem: "damaged" },
    {
      what: "an MP4 without a table of contents",
      bytes: Buffer.concat([mp4Box("ftyp", "isom"), mp4Box("mdat", "x")]),
      problem: "damaged",
    },
    {
      what: "an MP4 whose boxes have no size",
      bytes: Buffer.concat([mp4, Buffer.from([0, 0, 0, 4]), Buffer.from("free")]),
      problem: "damaged",
    },
    { what: "a WebM that breaks off", bytes: webm.subarray(0, -1), problem: "damaged" },
    {
      what: "Matroska",
      bytes: Buffer.from(webm.toString("latin1").replace("webm", "mkv "), "latin1"),
      problem: "format",
    },
  ])("$what: $problem", async ({ bytes, problem }) =>
    expect(await read(bytes)).toEqual({ problem }),
  )
})

test("accepts a WebM that does not know its size, as a browser records it", async () => {
  const webm = Buffer.from(clip("campus-walk.webm"))
  const size = webm.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4
  // The first byte says how many follow.
  const length = Math.clz32(webm[size]!) - 23
  webm.fill(0xff, size, size + length)
  webm[size] = 0xff >> (length - 1)
  expect(await read(webm)).toEqual({ ending: "webm" })
})

test("a box with a length of 64 bits is read", async () => {
  const long = Buffer.alloc(24)
  long.writeUInt32BE(1)
  long.write("free", 4)
  long.writeBigUInt64BE(24n, 8)
  expect(await read(Buffer.concat([makeMp4(), long]))).toEqual({ ending: "mp4" })
})

const cue = "00:01.000 --> 00:04.000\nनमस्ते\n"

test.each([
  { what: "captions", text: `WEBVTT\n\n${cue}`, problem: undefined },
  { what: "captions of Windows", text: `\uFEFFWEBVTT\r\n\r\n${cue}`, problem: undefined },
  {
    what: "captions of an hour, with settings",
    text: "WEBVTT hi\n\n1\n01:00:01.000 --> 01:00:04.000 line:0\na",
    problem: undefined,
  },
  {
    what: "SubRip",
    text: `1\n00:00:01,000 --> 00:00:04,000\na`,
    problem: "format",
  },
  { what: "no time", text: "WEBVTT\n\nनमस्ते", problem: "empty" },
  { what: "a word that begins alike", text: `WEBVTTX\n\n${cue}`, problem: "format" },
])("$what: $problem", ({ text, problem }) =>
  expect(findCaptionsProblem(Buffer.from(text))).toBe(problem),
)

test("captions in another encoding are refused", () => {
  const bytes = Buffer.concat([Buffer.from(`WEBVTT\n\n${cue}`), Buffer.from([0xff, 0xfe])])
  expect(findCaptionsProblem(bytes)).toBe("format")
})
