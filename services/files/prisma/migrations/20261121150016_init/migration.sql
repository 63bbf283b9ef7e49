-- CreateEnum
CREATE TYPE "file_use" AS ENUM ('upload', 'weekly', 'image');

-- CreateEnum
CREATE TYPE "weekly_file_type" AS ENUM ('source', 'translation');

-- CreateTable
CREATE TABLE "stored_file" (
    "id" UUID NOT NULL,
    "use" "file_use" NOT NULL DEFAULT 'upload',
    "file_name" TEXT NOT NULL DEFAULT '',
    "media_type" TEXT NOT NULL DEFAULT '',
    "size" INTEGER NOT NULL,
    "checksum" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chunk" (
    "file_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chunk_pkey" PRIMARY KEY ("file_id","number")
);

-- CreateTable
CREATE TABLE "weekly_file" (
    "id" UUID NOT NULL,
    "week_number" SMALLINT NOT NULL,
    "type" "weekly_file_type" NOT NULL,
    "description" TEXT NOT NULL,
    "source_file_id" UUID,
    "uploader_id" UUID NOT NULL,
    "uploaded_by" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "weekly_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stored_file_use_created_at_idx" ON "stored_file"("use", "created_at");

-- CreateIndex
CREATE INDEX "weekly_file_week_number_uploaded_at_idx" ON "weekly_file"("week_number", "uploaded_at");

-- CreateIndex
CREATE INDEX "weekly_file_source_file_id_idx" ON "weekly_file"("source_file_id");

-- AddForeignKey
ALTER TABLE "chunk" ADD CONSTRAINT "chunk_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_file" ADD CONSTRAINT "weekly_file_id_fkey" FOREIGN KEY ("id") REFERENCES "stored_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_file" ADD CONSTRAINT "weekly_file_source_file_id_fkey" FOREIGN KEY ("source_file_id") REFERENCES "weekly_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Pictures, films and office files are compressed already; trying again would only cost time.
ALTER TABLE "chunk" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
