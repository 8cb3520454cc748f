import { redirect } from "react-router"

import { inLanguage, languageOf } from "#app/language.ts"

import type { Route } from "./+types/redirect"

/** Any other path below the form leads to its start page, in the same language (specification 2.2). */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(inLanguage(languageOf(url.pathname), "/admission-form"), 302)
