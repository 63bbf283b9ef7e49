-- AlterEnum
ALTER TYPE "file_use" ADD VALUE 'video';

-- CreateTable
CREATE TABLE "video" (
    "id" UUID NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "is_built_in" BOOLEAN NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "video_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "video_is_built_in_key" ON "video"("is_built_in");

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_id_fkey" FOREIGN KEY ("id") REFERENCES "stored_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;
