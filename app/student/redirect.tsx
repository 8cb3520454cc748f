import { redirect } from "react-router"

import { inLanguage, languageOf } from "#app/language.ts"

import type { Route } from "./+types/redirect"

/** Redirects the correct spelling to the misspelt path of the specification (2.2). */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  redirect(
    inLanguage(languageOf(url.pathname), `/student/dashbaord/${encodeURIComponent(params.urn)}`),
    301,
  )
