import { localise } from "#domain/content/localise.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** The web app manifest. `minimal-ui` keeps a back button, which visitors miss without the browser's toolbar. */
export const manifest = (settings: Settings, language: Language) => {
  const home = language === "hi" ? "/hi" : "/"
  return {
    id: home,
    name: localise(settings.college.name, language),
    lang: language,
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    theme_color: "#14297a",
    background_color: "#fffdf8",
    icons: [
      icon("/icons/icon-192.png", 192, "any"),
      icon("/icons/icon-512.png", 512, "any"),
      icon("/icons/maskable-512.png", 512, "maskable"),
    ],
  }
}
