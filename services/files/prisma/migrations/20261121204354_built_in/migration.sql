-- AlterTable
ALTER TABLE "stored_file" ADD COLUMN     "is_built_in" BOOLEAN NOT NULL DEFAULT false;

-- What came with the product so far: its video, and pictures, whose ids are made of their bytes (version 8) where an upload's are random (4).
UPDATE "stored_file" SET "is_built_in" = true
WHERE "id" IN (SELECT "id" FROM "video" WHERE "is_built_in") OR ("use" = 'image' AND substr("id"::text, 15, 1) = '8');
