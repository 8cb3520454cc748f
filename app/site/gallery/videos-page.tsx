import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { languageOf } from "#app/language.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"
import { videoLink, videoSite, type VideoSource } from "#domain/content/video-sources.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { listTexts, sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/videos-page"
import { Gallery } from "./gallery.tsx"
import { galleryMessages } from "./messages.server.ts"
import { VideoPlayer } from "./video-player.tsx"

/** A link to one item, like #photo-3, opens the viewer. */
export const handle: RouteHandle = { hydration: "hash" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const { videos: messages } = galleryMessages[language]
  const videos = await content.list("videos")
  const texts = await listTexts(content, "/gallery/video/")
  return {
    messages,
    head: await sectionHead(content, url, texts, videos),
    videos: videos.map(({ title, description, source, picture, captions_en, captions_hi }) => ({
      title,
      text: description,
      source,
      file: picture.file,
      ...(captions_en && { captions_en }),
      ...(captions_hi && { captions_hi }),
    })),
  }
}

/** Below the title of a video that is not here: where it leads. */
const noteOf = (source: VideoSource, { on }: { on: string }) => {
  const site = videoSite(source)
  return site && formatMessage(on, { site })
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
          href: videoLink(source),
          file,
          note: noteOf(source, messages),
        }))}
      >
        {(index, isInView) => (
          <VideoPlayer
            {...videos[index]!}
            messages={messages}
            poster={thumbnailOf(videos[index]!.file, posterWidth)}
            isInView={isInView}
          />
        )}
      </Gallery>
    </SitePage>
  )
}
