import { Outlet } from "react-router"

import { languageOf } from "#app/language.ts"
import type { Feed } from "#app/store/reduce.ts"
import { deskContext } from "#server/pages/context.ts"

import type { Route } from "./+types/layout"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { college } = await context.get(deskContext).settings()
  const store = { store_logo: "/pictures/emblem.svg", store_title: college.name[language] }
  return { feeds: [{ type: "SET_STORE_DATA", payload: store }] satisfies Feed[] }
}

export default function Chrome() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
