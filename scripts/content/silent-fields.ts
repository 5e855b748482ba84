/** Fields without visible text: changing them requires no new translation. */
export const silentFields =
  'id|date|draft|publishAt|readTime|image|slug|aliases|order|on|icon|noTwin|translates|version|printed'
