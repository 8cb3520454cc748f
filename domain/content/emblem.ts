import { thumbnailOf } from "./picture-sources.ts"
import type { Settings } from "./settings.ts"

/** Where the college's own emblem lies; undefined while it has none in the settings. */
export const emblemOf = ({ emblem }: Pick<Settings["college"], "emblem">) =>
  emblem && thumbnailOf(emblem.file)

/** The one that stands for it until then. */
export const neutralEmblem = "/pictures/emblem.svg"
