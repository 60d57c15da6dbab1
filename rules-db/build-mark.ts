/** Marks a compiled file as ours ("JRUL"); `user_version` counts its schema. */
export const rulesDbMark = { applicationId: 0x4a52554c, schemaVersion: 12 } as const;
