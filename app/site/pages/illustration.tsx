import { Picture } from "#app/ui/picture/picture.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"

import styles from "./illustration.module.css"

interface IllustrationProps {
  picture: { file: string; alt: string }
}

/** Picture sizes by folder, to reserve space and avoid a layout shift. */
const sizes: Record<string, { width: number; height: number }> = {
  portraits: { width: 480, height: 600 },
  slides: { width: 1600, height: 700 },
  gallery: { width: 1200, height: 900 },
  departments: { width: 640, height: 400 },
}
const usualSize = { width: 800, height: 500 }

/** Picture of a page: a portrait beside the text, a scene above it. */
export function Illustration({ picture: { file, alt } }: IllustrationProps) {
  const of = pictureSources(file)
  const size = sizes[file.split("/")[0]!] ?? usualSize
  const { width, height } = { ...size, ...of }
  const isUpright = height > width
  return (
    <Picture
      of={of}
      className={isUpright ? styles.portrait : styles.scene}
      alt={alt}
      {...size}
      sizes={isUpright ? "(width >= 640px) 240px, 128px" : "(width >= 1024px) 800px, 100vw"}
    />
  )
}
