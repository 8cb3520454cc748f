// Without schemas, so that a page may have it.

/** The largest picture is stored in three widths; a smaller one in those it has, and its own. */
const widths = [320, 640, 1280]

/** The widths in which a picture of this width is stored, in pixels, the largest last. */
export const widthsFor = (width: number) => {
  const largest = Math.min(width, widths.at(-1)!)
  return [...widths.filter((one) => one < largest), largest]
}

/** How an item names an uploaded picture: with its largest size in pixels, so that a page knows its shape. */
export const pictureFile = (id: string, { width, height }: { width: number; height: number }) =>
  `media/${id}-${width}x${height}`

const uploaded = /^media\/([0-9a-f]{32})-(\d+)x(\d+)$/

/** What an `<img>` and the `<source>`s before it are given. */
export interface PictureSources {
  src: string
  /** Of an uploaded picture, in pixels; what is drawn takes any size. */
  width?: number
  height?: number
  /** The best first; none for a drawn picture. */
  sources: { type: string; srcSet: string }[]
}

/** Where the picture of an item lies, by its name there. */
export const pictureSources = (file: string): PictureSources => {
  const [, id, width, height] = uploaded.exec(file) ?? []
  if (id === undefined) return { src: `/pictures/${file}.svg`, sources: [] }
  const srcSet = (ending: string) =>
    widthsFor(Number(width))
      .map((one) => `/media/${id}-${one}.${ending} ${one}w`)
      .join(", ")
  return {
    src: `/media/${id}-${width}.jpg`,
    width: Number(width),
    height: Number(height),
    sources: ["avif", "webp"].map((ending) => ({
      type: `image/${ending}`,
      srcSet: srcSet(ending),
    })),
  }
}

/** Where a small version of a picture lies, for lists that know only an address. */
export const thumbnailOf = (file: string) => {
  const { src, sources } = pictureSources(file)
  const [smallest, small = smallest] = sources.at(-1)?.srcSet.split(", ") ?? []
  return small?.split(" ")[0] ?? src
}
