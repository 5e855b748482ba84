/** Fields that say nothing to a reader: a change in them asks for no new translation. */
export const silentFields =
  'id|date|draft|publishAt|readTime|image|slug|aliases|order|on|icon|noTwin|translates|version|printed'
