import { ExternalLink } from "lucide-react"

import { useLanguage } from "#app/language.ts"
import {
  captionTracks,
  videoFiles,
  videoLink,
  videoSite,
  type VideoSource,
} from "#domain/content/video-sources.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import styles from "./viewer-dialog.module.css"

export interface VideoProps {
  title: string
  source: VideoSource
  captions_en?: string | undefined
  captions_hi?: string | undefined
}

interface PlayerProps extends VideoProps {
  poster: string
  messages: { watchOn: string; leaving: string; captions: Record<"en" | "hi", string> }
  /** Loads the video only while it is in view; leaving stops it. */
  isInView: boolean
}

const mayMove = () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches

/** A video in the viewer: a file of the college plays here, one of another site is a link to it. */
export function VideoPlayer(props: PlayerProps) {
  const { source, poster, isInView } = props
  const site = videoSite(source)
  if (site !== undefined) return <OtherSite {...props} site={site} />
  if (!isInView) return <img className={styles.film} src={poster} alt="" />
  return <FilePlayer {...props} />
}

/** It autoplays unless reduced motion is preferred (specification 3.8). */
function FilePlayer({ title, source, poster, messages, ...captions }: PlayerProps) {
  const tracks = captionTracks(captions, useLanguage())
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- not every video has a file of captions; the viewer describes it
    <video
      className={styles.film}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      preload="none"
      autoPlay={mayMove()}
    >
      {videoFiles(source).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {tracks.map(({ src, srcLang }, index) => (
        <track
          key={src}
          kind="captions"
          src={src}
          srcLang={srcLang}
          label={messages.captions[srcLang]}
          default={index === 0}
        />
      ))}
    </video>
  )
}

/** Picture and link of a video on another site. Nothing of that site is loaded: only the press leads there. */
function OtherSite({ source, site, poster, messages }: PlayerProps & { site: string }) {
  return (
    <div className={styles.outside}>
      <img className={styles.film} src={poster} alt="" />
      <div className={styles.leave}>
        <p>{formatMessage(messages.leaving, { site })}</p>
        <a href={videoLink(source)} rel="external noopener" className={styles.watch}>
          {formatMessage(messages.watchOn, { site })} <ExternalLink aria-hidden size={18} />
        </a>
      </div>
    </div>
  )
}
