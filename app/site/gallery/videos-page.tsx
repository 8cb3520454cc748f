import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { languageOf } from "#app/language.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { listTexts, sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/videos-page"
import { Gallery } from "./gallery.tsx"
import { galleryMessages } from "./messages.server.ts"

import styles from "./viewer-dialog.module.css"

/** Source of a video: a file name under /videos/ without extension, or a YouTube ID. */
type VideoSource = { file: string } | { youtube: string }

/** URL of a video as a page of its own: the link target without JavaScript. */
export const linkTo = (source: VideoSource) =>
  "file" in source
    ? `/videos/${source.file}.mp4`
    : `https://www.youtube.com/watch?v=${encodeURIComponent(source.youtube)}`

/** URL of YouTube's privacy-enhanced player, which sets no cookie before playback; `isMoving`: autoplay. */
export const playerOf = (youtube: string, isMoving: boolean) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}?rel=0${isMoving ? "&autoplay=1" : ""}`

interface FilmProps {
  title: string
  source: VideoSource
  poster: string
  /** Loads the video only while it is in view; leaving stops it. */
  isInView: boolean
}

const mayMove = () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches

/** A video in the viewer. It autoplays unless reduced motion is preferred (specification 3.8). */
function VideoPlayer({ title, source, poster, isInView }: FilmProps) {
  if (!isInView) return <img className={styles.film} src={poster} alt="" />
  if ("youtube" in source) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin is isolated already; a sandbox that allows its player would add nothing
      <iframe
        className={styles.film}
        src={playerOf(source.youtube, mayMove())}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube requires a referrer for embedded videos; this policy sends only the origin.
        referrerPolicy="strict-origin"
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the clips have no sound; the viewer describes them
    <video
      className={styles.film}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      autoPlay={mayMove()}
    >
      <source src={`/videos/${source.file}.webm`} type="video/webm" />
      <source src={`/videos/${source.file}.mp4`} type="video/mp4" />
    </video>
  )
}

/** A link to one item, like #photo-3, opens the viewer. */
export const handle: RouteHandle = { hydration: "hash" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const { videos: messages } = galleryMessages[language]
  const videos = await content.list("videos")
  const texts = await listTexts(content, url, "/gallery/video/")
  return {
    messages,
    head: await sectionHead(content, url, texts, videos),
    videos: videos.map(({ title, description, source, picture }) => ({
      title,
      text: description,
      source,
      file: picture.file,
    })),
  }
}

/** A poster has only one address: sharp enough on a phone, and soon replaced by the video. */
const posterWidth = 720

export default function VideosPage({
  loaderData: { messages, head, videos },
}: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      <Gallery
        kind="video"
        title={head.title}
        messages={messages}
        items={videos.map(({ title, text, source, file }) => ({
          title,
          text,
          href: linkTo(source),
          file,
        }))}
      >
        {(index, isInView) => (
          <VideoPlayer
            {...videos[index]!}
            poster={thumbnailOf(videos[index]!.file, posterWidth)}
            isInView={isInView}
          />
        )}
      </Gallery>
    </SitePage>
  )
}
