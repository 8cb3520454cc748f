import { useLangOf } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import { Gallery } from "./gallery.tsx"
import type { ViewerMessages } from "./viewer-dialog.tsx"

import styles from "./viewer-dialog.module.css"

interface PhotoGalleryProps {
  title: string
  messages: { none: string; viewer: ViewerMessages }
  /** In the order of the shared state's photos, which hold URLs only. */
  pictures: readonly { file: string; alt: string }[]
  isFurtherDown?: boolean
}

/** The photos of the shared state with their viewer (specification 3.8). */
export function PhotoGallery({ pictures, ...gallery }: PhotoGalleryProps) {
  const { gallery_images: photos } = useStore()
  const langOf = useLangOf()
  return (
    <Gallery
      kind="photo"
      {...gallery}
      items={photos.map((photo, index) => ({
        title: photo.title,
        href: photo.imageUrl,
        file: pictures[index]!.file,
      }))}
    >
      {(index) => (
        <Picture
          of={pictureSources(pictures[index]!.file)}
          alt={pictures[index]!.alt}
          lang={langOf(pictures[index]!.alt)}
          className={styles.photo}
          width={1200}
          height={900}
          sizes="(width >= 768px) calc(100vw - 176px), 100vw"
          draggable={false}
        />
      )}
    </Gallery>
  )
}
