import {
  iconOf,
  type IconName,
  iconSizes,
  pictureSources,
} from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import { readWhole } from "#server/platform/files/file-content.ts"
import { decodePicture } from "#server/platform/pictures/decode-picture.ts"

import type { MediaLibrary } from "./media-library.ts"

interface Deps {
  media: Pick<MediaLibrary, "findFile">
  settings: () => Promise<Settings>
}

/** The widest WebP variant of the emblem: the decoder takes WebP, JPEG and PNG. */
const largestOf = (file: string) =>
  pictureSources(file)
    .sources.find(({ type }) => type === "image/webp")
    ?.srcSet.split(", ")
    .at(-1)
    ?.split(" ")[0]
    ?.replace("/media/", "")

/**
 * The icons of the site, drawn from the college's emblem when they are first asked for. They are kept in memory: some 100 KB, until
 * the emblem changes. Undefined for any other address than those of the present emblem.
 */
export const createEmblemIcons = ({ media, settings }: Deps) => {
  const drawn = new Map<string, Promise<Uint8Array | undefined>>()
  const draw = async (file: string, name: IconName) => {
    const found = await media.findFile(largestOf(file) ?? "")
    if (!found) return undefined
    const icon = await decodePicture("toIcon", await readWhole(found.content), iconSizes[name])
    return "png" in icon ? icon.png : undefined
  }
  return async (address: string) => {
    const { college } = await settings()
    const name = (Object.keys(iconSizes) as IconName[]).find(
      (one) => iconOf(college, one) === address,
    )
    if (name === undefined || !college.emblem) return undefined
    const known = drawn.get(address)
    if (known) return known
    const [, id] = /icons\/([0-9a-f]+)/.exec(address)!
    for (const key of drawn.keys()) if (!key.includes(id!)) drawn.delete(key)
    const drawing = draw(college.emblem.file, name)
    drawn.set(address, drawing)
    // What failed is tried again.
    void drawing.then(
      (png) => png ?? drawn.delete(address),
      () => drawn.delete(address),
    )
    return drawing
  }
}
