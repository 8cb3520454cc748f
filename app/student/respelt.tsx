import { redirect } from "react-router"

import { inLanguage, languageOf } from "#app/language.ts"

import type { Route } from "./+types/respelt"

/** The right spelling leads to the one that is given (spec 2.1). */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  redirect(
    inLanguage(languageOf(url.pathname), `/student/dashbaord/${encodeURIComponent(params.urn)}`),
    301,
  )
