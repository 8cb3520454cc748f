import { drawPhoto } from "../../../scripts/screenshots/colleges/photos.ts"
import type { File } from "./simulated-user.ts"

/** A picture as a phone takes it. */
export const makePhoto = async (number: number): Promise<File> => ({
  name: `IMG_${number}.jpg`,
  mimeType: "image/jpeg",
  buffer: await drawPhoto(number % 2 === 0 ? "campus" : "group", number),
})
