/** Where a video lies: a file under /videos/ without its ending, or a YouTube identifier. */
export type VideoSource = { file: string } | { youtube: string }

/** Its address as a page of its own: where a link leads without JavaScript. */
export const linkTo = (source: VideoSource) =>
  "file" in source
    ? `/videos/${source.file}.mp4`
    : `https://www.youtube.com/watch?v=${encodeURIComponent(source.youtube)}`

/** YouTube's player that sets no cookie before one plays; `isMoving`: whether it starts by itself. */
export const playerOf = (youtube: string, isMoving: boolean) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}?rel=0${isMoving ? "&autoplay=1" : ""}`
