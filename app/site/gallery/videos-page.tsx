import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { languageOf } from "#app/language.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/videos-page"
import { Gallery } from "./gallery.tsx"
import { galleryMessages } from "./messages.server.ts"
import { linkTo, VideoPlayer } from "./video-player.tsx"

/** A link to one item, like #photo-3, opens the viewer. */
export const handle: RouteHandle = { hydration: "hash" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const { videos: messages } = galleryMessages[language]
  const videos = await content.list("videos")
  return {
    messages,
    head: await sectionHead(content, url, messages, videos),
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
