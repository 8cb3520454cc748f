import { messagesByLanguage } from "#domain/messages/catalogue.ts"

/** Bundled in both languages: the request that would load them may be what failed. */
export const errorPageMessages = messagesByLanguage({
  /** The English titles are binding (specification 3.13). */
  titles: {
    notFound: ["Unexpected Application Error!", "यह पृष्ठ नहीं मिला"],
    failed: ["Unexpected Application Error!", "यह पृष्ठ नहीं खुल सका"],
    offline: ["Unexpected Application Error!", "यह पृष्ठ नहीं खुल सका"],
    chunk: ["Loading chunk failed", "पृष्ठ का एक भाग नहीं खुल सका"],
  },
  causes: {
    notFound: [
      "There is no page at this address. It may have moved, or a letter may have slipped into the address.",
      "इस पते पर कोई पृष्ठ नहीं है। हो सकता है पृष्ठ हटा दिया गया हो, या पते में कोई अक्षर ग़लत हो।",
    ],
    failed: [
      "Something went wrong on our side. Please try again in a minute.",
      "हमारी ओर से कुछ गड़बड़ हुई है। कृपया एक मिनट बाद फिर प्रयास करें।",
    ],
    offline: [
      "The page could not be loaded. Please check the internet connection and try again.",
      "कृपया इंटरनेट कनेक्शन जाँचें और फिर प्रयास करें।",
    ],
    chunk: [
      "A part of the page could not be loaded. Please check the internet connection and load the page again.",
      "पृष्ठ का एक भाग नहीं पहुँचा। कृपया इंटरनेट कनेक्शन जाँचें और पृष्ठ फिर से खोलें।",
    ],
  },
  reload: ["Reload", "फिर से खोलें"],
  stay: ["Stay here", "यहीं रहें"],
  waysTitle: ["Where to go from here", "यहाँ से आगे"],
  ways: {
    home: ["Home page", "मुख्य पृष्ठ"],
    admission: ["Online admission", "ऑनलाइन प्रवेश"],
    search: ["Search this website", "इस वेबसाइट में खोजें"],
    siteMap: ["Site map: all pages", "साइट मानचित्र: सभी पृष्ठ"],
  },
})
