import { badPictures, goodPictures, type Picture, type PictureName } from "./pictures.ts"

const pictures = { ...goodPictures, ...badPictures }

/** The pictures of these names, in their order. */
export const makePictures = async <Names extends PictureName[]>(...names: Names) =>
  (await Promise.all(names.map((name) => pictures[name]()))) as {
    [Place in keyof Names]: Picture
  }

/** A photo and a signature as an applicant sends them. */
export const makeSamplePictures = async () => {
  const [image, signature] = await makePictures("photo", "signature")
  return { image, signature }
}
