import { redirect } from "react-router"

import { inLanguage, languageOf } from "#app/language.ts"

import type { Route } from "./+types/elsewhere"

/** Any other path under /admission-form leads to the course chooser (spec 2.1). */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(inLanguage(languageOf(url.pathname), "/admission-form"))
