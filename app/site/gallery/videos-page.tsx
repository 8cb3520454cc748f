import { languageOf } from "#app/language.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { findPageSection } from "../pages/find-page-section.server.ts"
import { latest, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/videos-page"
import { Gallery } from "./gallery.tsx"
import { galleryMessages } from "./messages.server.ts"
import { linkTo, VideoPlayer } from "./video-player.tsx"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const { videos: messages } = galleryMessages[language]
  const videos = await content.list("videos")
  return {
    messages,
    head: pageHead(url, await findPageSection(content, url), {
      title: messages.title,
      lead: messages.lead,
      updatedAt: latest(videos),
    }),
    videos: videos.map(({ title, description, source, picture }) => ({
      title,
      text: description,
      source,
      poster: pictureSources(picture.file).src,
    })),
  }
}

export default function VideosPage({
  loaderData: { messages, head, videos },
}: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      <Gallery
        kind="video"
        title={head.title}
        messages={messages}
        items={videos.map(({ title, text, source, poster }) => ({
          title,
          text,
          href: linkTo(source),
          thumbnail: poster,
        }))}
      >
        {(index, isInView) => <VideoPlayer {...videos[index]!} isInView={isInView} />}
      </Gallery>
    </SitePage>
  )
}
