import { thumbnailOf } from "./picture-sources.ts"
import type { Settings } from "./settings.ts"

/** The address of the college's own emblem; undefined if the settings have none. */
export const emblemOf = ({ emblem }: Pick<Settings["college"], "emblem">) =>
  emblem && thumbnailOf(emblem.file)

/** The fallback when the settings have no emblem. */
export const neutralEmblem = "/pictures/emblem.svg"
