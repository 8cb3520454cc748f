import { data } from "react-router"

import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/frozen-file"

/** The frozen file of a public list (docs/merit.md), byte by byte as it was published. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { publicLists } = context.get(requestContext)
  const round = await publicLists.findRound(params)
  if (!round) throw data("no such list", 404)
  return new Response(await publicLists.readFile(round), {
    headers: { "content-type": "application/json", "x-robots-tag": "noindex" },
  })
}
