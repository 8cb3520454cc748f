/** Source of a video: a file name under /videos/ without extension, or a YouTube ID. */
export type VideoSource = { file: string } | { youtube: string }

/** URL of a video as a page of its own: the link target without JavaScript. */
export const linkTo = (source: VideoSource) =>
  "file" in source
    ? `/videos/${source.file}.mp4`
    : `https://www.youtube.com/watch?v=${encodeURIComponent(source.youtube)}`

/** URL of YouTube's privacy-enhanced player, which sets no cookie before playback; `isMoving`: autoplay. */
export const playerOf = (youtube: string, isMoving: boolean) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}?rel=0${isMoving ? "&autoplay=1" : ""}`
