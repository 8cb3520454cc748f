import { expect, test } from "vitest"

import { captionTracks, videoFiles, videoLink, videoSite } from "./video-sources.ts"

const id = "0123456789abcdef0123456789abcdef"

test.each([
  {
    file: "campus-walk",
    files: [
      { src: "/videos/campus-walk.webm", type: "video/webm" },
      { src: "/videos/campus-walk.mp4", type: "video/mp4" },
    ],
  },
  { file: `media/${id}.mp4`, files: [{ src: `/media/${id}.mp4`, type: "video/mp4" }] },
  { file: `media/${id}.webm`, files: [{ src: `/media/${id}.webm`, type: "video/webm" }] },
])("the video $file plays from its files", ({ file, files }) =>
  expect(videoFiles({ file })).toEqual(files),
)

test.each([
  { source: { file: "campus-walk" }, link: "/videos/campus-walk.mp4", site: undefined },
  { source: { file: `media/${id}.webm` }, link: `/media/${id}.webm`, site: undefined },
  {
    source: { url: "https://www.youtube.com/watch?v=a" },
    link: "https://www.youtube.com/watch?v=a",
    site: "youtube.com",
  },
  { source: { url: "https://vimeo.com/1" }, link: "https://vimeo.com/1", site: "vimeo.com" },
  {
    source: { url: "http://video.univ.ac.in:8080/m/7" },
    link: "http://video.univ.ac.in:8080/m/7",
    site: "video.univ.ac.in:8080",
  },
  {
    source: { url: "https://www.महाविद्यालय.भारत/v/1" },
    link: "https://www.महाविद्यालय.भारत/v/1",
    site: "महाविद्यालय.भारत",
  },
])("links to $link without JavaScript", ({ source, link, site }) => {
  expect(videoLink(source)).toBe(link)
  expect(videoSite(source)).toBe(site)
})

test("offers the captions in the language of the page first", () => {
  const both = { captions_en: "media/e.vtt", captions_hi: "media/h.vtt" }
  expect(captionTracks(both, "hi").map(({ srcLang }) => srcLang)).toEqual(["hi", "en"])
  expect(captionTracks({ captions_hi: "media/h.vtt" }, "en")).toEqual([
    { src: "/media/h.vtt", srcLang: "hi" },
  ])
  expect(captionTracks({ captions_hi: "" }, "en")).toEqual([])
})
