// Imports no schemas, so that pages can load it at low cost.

/** Where a video is: a file of the college, or a page of another site. */
export type VideoSource = { file: string } | { url: string }

const typeOf = (src: string) => (src.endsWith(".webm") ? "video/webm" : "video/mp4")

/** The files of a video, best first. A sample clip is in two formats, an upload in the one that was sent. */
export const videoFiles = (source: VideoSource) => {
  if ("url" in source) return []
  const { file } = source
  const clip = [`/videos/${file}.webm`, `/videos/${file}.mp4`]
  const addresses = file.startsWith("media/") ? [`/${file}`] : clip
  return addresses.map((src) => ({ src, type: typeOf(src) }))
}

/** The address of a video as a page of its own: the link without JavaScript. MP4 plays everywhere. */
export const videoLink = (source: VideoSource) =>
  "url" in source ? source.url : videoFiles(source).at(-1)!.src

/** As the address is written: a parsed one has Hindi names in their encoded form. */
const hostOf = (url: string) =>
  /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url

/** The site that a video leads to, as visitors know it: youtube.com. Undefined for a file of the college. */
export const videoSite = (source: VideoSource) =>
  "url" in source ? hostOf(source.url).replace(/^(?:www|m)\./, "") : undefined

interface Captions {
  captions_en?: string | undefined
  captions_hi?: string | undefined
}

/** The files of captions that a video has, those in the language of the page first. */
export const captionTracks = (video: Captions, language: "en" | "hi") =>
  (language === "hi" ? (["hi", "en"] as const) : (["en", "hi"] as const)).flatMap((srcLang) => {
    const file = video[`captions_${srcLang}`]
    return file ? [{ src: `/${file}`, srcLang }] : []
  })
